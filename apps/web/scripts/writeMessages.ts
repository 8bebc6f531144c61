// Compiles each folder's messages.json (English, ICU MessageFormat) to what a page formats without a parser, with the type of what each text is told.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import compile from 'icu-minify/compile'

const source = join(import.meta.dirname, '../src')
const argumentTypes = ['', 'string', 'number', 'number', 'number', 'Date', 'Date']

/** What a message is told: names with their types. */
function argumentsOf(node: unknown, found = new Map<string, string>()): Map<string, string> {
  if (!Array.isArray(node)) return found
  const [name, type, branches] = node as [string, unknown, unknown]
  if (node.length === 1) return found.has(name) ? found : found.set(name, 'string | number')
  if (typeof type === 'number' && type > 0) {
    found.set(name, argumentTypes[type] ?? 'never')
    if (type <= 3) for (const branch of Object.values(branches as object)) argumentsOfParts(branch, found)
    return found
  }
  found.set(name, 'Tag')
  return argumentsOfParts(node.slice(1), found)
}

function argumentsOfParts(parts: unknown, found = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(parts)) for (const part of parts) argumentsOf(part, found)
  return found
}

function generate(file: string): string {
  const texts = JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>
  const keys = Object.keys(texts)
  const badKey = keys.find((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))
  if (badKey !== undefined) throw new Error(`${file}: a key is one word in camelCase, not "${badKey}".`)
  const compiled = keys.map((key) => {
    try {
      return [key, compile(texts[key] ?? '')] as const
    } catch (error) {
      throw new Error(`${file}: "${key}" is no ICU message. ${(error as Error).message}`, { cause: error })
    }
  })
  const types = compiled.map(([key, message]) => {
    const told = [...argumentsOfParts(message)].map(([name, type]) => `${name}: ${type}`)
    return `  ${key}: { ${told.join('; ')} }`.replace('{  }', 'object')
  })
  const folder = dirname(file)
  const library = relative(folder, 'i18n/index.ts').replace(/^(?!\.)/, './')
  const names = types.some((line) => line.includes(': Tag')) ? 'Messages, Tag' : 'Messages'
  return `// Written by \`pnpm codegen\` from messages.json.
import type { ${names} } from '${library}'

interface Arguments {
${types.join('\n')}
}

export const messages: Messages<Arguments> = {
  namespace: ${JSON.stringify(basename(folder))},
  texts: {
${compiled.map(([key, message]) => `    ${key}: ${JSON.stringify(message)},`).join('\n')}
  },
}
`
}

for (const file of globSync('**/messages.json', { cwd: source }).toSorted())
  writeFileSync(join(source, dirname(file), 'messages.generated.ts'), generate(file))
