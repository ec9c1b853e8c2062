// A notification of the browser when it is my turn and the page is out of sight. Only if the settings say so.

import { useEffect } from "preact/hooks";
import { useSettings } from "./services";

/** Ask the browser for leave to notify; it asks the person. */
export function askToNotify(): void {
  if ("Notification" in window && Notification.permission === "default")
    void Notification.requestPermission();
}

/** Notify with this text as soon as `when` becomes true, unless the page is looked at. */
export function useNotification(when: boolean, title: string, body: string): void {
  const { notifications } = useSettings();
  useEffect(() => {
    const allowed = notifications && "Notification" in window && Notification.permission === "granted";
    if (!when || !allowed || !document.hidden) return;
    const shown = new Notification(title, { body, tag: "turn" });
    shown.onclick = () => {
      focus();
      shown.close();
    };
    const close = () => !document.hidden && shown.close();
    document.addEventListener("visibilitychange", close);
    return () => document.removeEventListener("visibilitychange", close);
  }, [when]);
}
