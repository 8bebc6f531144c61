import { join } from 'node:path'
import { withCustomConfig } from 'react-docgen-typescript'
import type { Plugin } from 'vite'

const walletUi = join(import.meta.dirname, '../..')
const id = 'virtual:docstrings'

/** What the sources of the package say of its components and their props, as the module `virtual:docstrings`: by the name of the component. */
export function docstrings(): Plugin {
  return {
    name: 'docstrings',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? `export default ${JSON.stringify(readDocstrings())}` : undefined),
  }
}

function readDocstrings() {
  const parser = withCustomConfig(join(walletUi, 'tsconfig.json'), {
    savePropValueAsString: true,
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  })
  const components = parser.parse(join(walletUi, 'src/index.ts'))
  return Object.fromEntries(components.map((component) => [component.displayName, component]))
}
