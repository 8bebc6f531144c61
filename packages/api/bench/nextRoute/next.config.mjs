import { fileURLToPath } from 'node:url'

/** As the web app's, as far as API routes are concerned. */
export default {
  poweredByHeader: false,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'drizzle-orm', 'pino', 'graphql', 'graphql-yoga'],
  turbopack: { root: fileURLToPath(new URL('../../../..', import.meta.url)) },
}
