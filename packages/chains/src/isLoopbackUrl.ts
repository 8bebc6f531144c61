/** Whether an http or https URL's host is this machine: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. */
export function isLoopbackUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return false
  const host = url.hostname
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
