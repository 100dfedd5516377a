// Keeps the shell of the client, so that it opens without a network and says so.
// Nothing of a game is ever kept: only the page and files whose names change with their content.
const SHELL = 'shell-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function kept(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// A page that differs belongs to a newer client: the files of the old one are thrown away.
async function renew(answer) {
  const cache = await caches.open(SHELL)
  const old = await cache.match('/')
  if (old && (await old.text()) !== (await answer.clone().text())) {
    for (const key of await cache.keys()) await cache.delete(key)
  }
  await cache.put('/', answer)
}

async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await renew(answer.clone())
    return answer
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
})
