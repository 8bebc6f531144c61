/** Public pages: their HTML can be read without scripts, which run after the first paint (`src/first-script`). */
export const publicPages: readonly string[] = ['/', '/404', '/500', '/d/[dropId]', '/docs', '/docs/recipients', '/me']
