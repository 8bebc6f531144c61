import { fileURLToPath } from 'node:url'
import { project } from '@slotdrop/vitest'

const conditions = ['@slotdrop/source']

export default {
  ...project('graphql-mock', { globalSetup: [fileURLToPath(new URL('test/globalSetup.ts', import.meta.url))] }),
  // As in the API's own project: Node's answers, and one copy of graphql.
  ssr: { resolve: { conditions } },
  resolve: { conditions, alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
}
