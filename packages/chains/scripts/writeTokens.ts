// `pnpm codegen`: the well-known tokens of all chains in one module, so that a page without tokens does not load them with its chains.
import { writeFileSync } from 'node:fs'
import { tokens } from '../src/chains/index.ts'

const lines = [...tokens].map(([id, all]) => `  ${id}: ${JSON.stringify(all)},\n`)
writeFileSync(
  new URL('../src/tokens.generated.ts', import.meta.url),
  `// Written by scripts/writeTokens.ts.
import type { ChainToken } from './chains/ChainParts.ts'

export const tokensByChain: Readonly<Record<number, readonly ChainToken[]>> = {
${lines.join('')}}
`,
)
