/**
 * When the scripts of a page run (`src/first-script`). After the first paint: pages that are read before they are used, most often
 * on a phone that was never here; else it would show nothing while it runs them. On intent: pages on which creators begin, as heavy as
 * their wallet and lists; for a newcomer they begin with the first sign that somebody is there. All others run as they come.
 */
export const heldPages: Readonly<Record<string, 'after-paint' | 'on-intent'>> = {
  '/': 'after-paint',
  '/404': 'after-paint',
  '/500': 'after-paint',
  '/d/[dropId]': 'after-paint',
  '/docs': 'after-paint',
  '/me': 'after-paint',
  '/drops': 'on-intent',
  '/drops/new': 'on-intent',
  // What the drop is and how far it is, the HTML says meanwhile (`src/first-script/lookAtDrop.ts`).
  '/drops/[dropId]': 'on-intent',
}
