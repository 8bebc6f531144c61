import { project } from '@slotdrop/vitest'

// pg is CommonJS: with `import` among the conditions its `require('pg-pool')` would be given a module.
export default { ...project('testing'), ssr: { resolve: { conditions: ['@slotdrop/source'] } } }
