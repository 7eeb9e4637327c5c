// Wakes up when the server says that it is somebody's turn, with the page closed too.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const news = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(news.heading || "Carrack", {
      body: news.text || "",
      icon: "/icon.svg",
      tag: news.table || news.type,
      data: { url: own(news.url) },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

// Only pages of this server are opened.
function own(url) {
  const found = new URL(url || "/", self.location.origin);
  return found.origin === self.location.origin ? found.href : self.location.origin;
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split("#")[0] === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}
