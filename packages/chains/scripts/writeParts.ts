// `pnpm codegen`: each part of all chains as a module, so that a page that shows names loads neither icons nor tokens.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chains } from '../src/chains/index.ts'
import { otherNames } from '../src/chains/otherNames.ts'

const folder = new URL('../src/generated/', import.meta.url)

function literal(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`).join(', ')} }`
}

function write(name: string, imported: string, type: string, body: string) {
  const text = `// Written by scripts/writeParts.ts.\n${imported}\n\nexport const ${name}: ${type} = ${body}\n`
  writeFileSync(new URL(`${name}.ts`, folder), text)
}

function writeById(name: string, type: string, part: (chain: (typeof chains)[number]) => unknown) {
  const lines = chains.map((chain) => `  ${chain.id}: ${literal(part(chain))},\n`).join('')
  const imported = `import type { ${type.replace(/\W|readonly/g, '')} } from '../chains/ChainParts.ts'`
  write(name, imported, `Readonly<Record<number, ${type}>>`, `{\n${lines}}`)
}

function list(part: (chain: (typeof chains)[number]) => unknown) {
  return `[\n${chains.map((chain) => `  ${literal(part(chain))},\n`).join('')}]`
}

mkdirSync(folder, { recursive: true })
write('ids', '', 'readonly number[]', JSON.stringify(chains.map(({ id }) => id)))
write(
  'definitions',
  "import type { Chain } from 'viem'",
  'readonly Chain[]',
  list(({ definition }) => definition),
)
const names = "import type { ChainNames } from '../chains/ChainParts.ts'"
write(
  'names',
  names,
  'readonly ChainNames[]',
  list((chain) => chain.names),
)
const hosts = [...chains.map((chain) => chain.names), ...otherNames].flatMap(({ id, blockscoutHost }) =>
  blockscoutHost === undefined ? [] : [`  ${id}: ${literal(blockscoutHost)},\n`],
)
write('blockscout', '', 'Readonly<Record<number, string>>', `{\n${hosts.join('')}}`)
writeById('facts', 'ChainFacts', ({ facts }) => facts)
writeById('icons', 'ChainIcon', ({ icon }) => icon)
writeById('tokens', 'readonly ChainToken[]', ({ tokens }) => tokens)
