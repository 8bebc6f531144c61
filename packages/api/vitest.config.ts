import { fileURLToPath } from 'node:url'
import { project } from '@slotdrop/vitest'

const conditions = ['@slotdrop/source']

export default {
  ...project('api', { globalSetup: [fileURLToPath(new URL('test/globalSetup.ts', import.meta.url))] }),
  // pg is CommonJS: with `import` among the conditions its `require('pg-pool')` would be given a module.
  ssr: { resolve: { conditions } },
  // The one copy Node gives to Yoga and Pothos; Vite alone would choose the package's other entry.
  resolve: { conditions, alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
}
