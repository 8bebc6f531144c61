import { fileURLToPath } from 'node:url'
import { project } from '@slotdrop/vitest'

const conditions = ['@slotdrop/source']

export default {
  ...project('operator-app', { globalSetup: [fileURLToPath(new URL('test/globalSetup.ts', import.meta.url))] }),
  // pg is CommonJS: with `import` among the conditions its `require('pg-pool')` would be given a module.
  ssr: { resolve: { conditions } },
  // The one copy that Node gives to the API.
  resolve: { conditions, alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
}
