import { fileURLToPath } from 'node:url'
import { project } from '@slotdrop/vitest'

const conditions = ['@slotdrop/source']

// The contract test runs the API too, on the database the API's own tests use.
function api(path: string) {
  return fileURLToPath(new URL(`../../packages/api/${path}`, import.meta.url))
}

export default {
  ...project('graphql-mock', { globalSetup: [api('test/globalSetup.ts')] }),
  // As in the API's own project: Node's answers, and one copy of graphql.
  ssr: { resolve: { conditions } },
  resolve: { conditions, alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
}
