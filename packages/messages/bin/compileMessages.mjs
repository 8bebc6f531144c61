#!/usr/bin/env node
// Compiles each messages.json (English, ICU MessageFormat) below a folder to what is formatted without a parser, with the type of the values of each text.
//   compile-messages src --package drops     a constant a text: whoever imports one carries one
//   compile-messages src --library i18n/index.ts     an object a folder, for pages
// What stands in a folder `languages` is a language each: its texts by namespace and key.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import compile from 'icu-minify/compile'

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { package: { type: 'string' }, library: { type: 'string' } },
})
const [source = 'src'] = positionals
const isPackage = options.package !== undefined

const TAG = 'Tag'
// By icu-minify's number of a kind: select, plural, ordinal, number, date, time.
const argumentTypes = ['', 'string', 'number', 'number', 'number', 'Date', 'Date']
const simple = isPackage ? 'MessageValue' : 'string | number'

/** The values of a message: names with their types. */
function argumentsOf(node, found) {
  if (!Array.isArray(node)) return found
  const [name, type, branches] = node
  if (node.length === 1) return found.has(name) ? found : found.set(name, simple)
  if (typeof type === 'number' && type > 0) {
    found.set(name, argumentTypes[type] ?? 'never')
    if (type <= 3) for (const branch of Object.values(branches)) argumentsOfParts(branch, found)
    return found
  }
  found.set(name, TAG)
  return argumentsOfParts(node.slice(1), found)
}

function argumentsOfParts(parts, found = new Map()) {
  if (Array.isArray(parts)) for (const part of parts) argumentsOf(part, found)
  return found
}

function fail(file, reason) {
  console.error(`${join(source, file)}: ${reason}`)
  process.exit(1)
}

// What a module can't name a constant.
const reserved =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

function readJson(file) {
  return JSON.parse(readFileSync(join(source, file), 'utf8'))
}

function readTexts(file, texts = readJson(file)) {
  return Object.entries(texts).map(([key, english]) => {
    if (!/^[a-z][a-zA-Z0-9]*$/.test(key)) fail(file, `a key is one word in camelCase, not "${key}".`)
    if (isPackage && reserved.test(key)) fail(file, `"${key}" is a word of the language. Choose another key.`)
    try {
      const message = compile(english)
      const values = [...argumentsOfParts(message)].map(([name, type]) => ({ name, type }))
      if (isPackage && values.some(({ type }) => type === TAG))
        fail(file, `"${key}" has a tag, which only pages can draw.`)
      return { key, english, message, values }
    } catch (error) {
      return fail(file, `"${key}" is no ICU message. ${error.message}`)
    }
  })
}

function typeText(values) {
  return values.length === 0 ? 'object' : `{ ${values.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`
}

function generateConstants(file) {
  const folder = dirname(file)
  const namespace = folder === '.' ? options.package : `${options.package}/${folder}`
  const texts = readTexts(file)
  const hasValues = texts.some(({ values }) => values.some(({ type }) => type === simple))
  return `// Written by \`pnpm codegen\` from messages.json.
import type { Message${hasValues ? ', MessageValue' : ''} } from '@slotdrop/messages'

${texts
  .map(
    ({ key, message, values }) =>
      `export const ${key}: Message<${typeText(values)}> = { id: ${JSON.stringify(`${namespace}/${key}`)}, text: ${JSON.stringify(message)} }`,
  )
  .join('\n')}
`
}

function generateFolder(file) {
  const folder = dirname(file)
  const texts = readTexts(file)
  const library = relative(folder, options.library ?? '').replace(/^(?!\.)/, './')
  const names = texts.some(({ values }) => values.some(({ type }) => type === TAG)) ? 'Messages, Tag' : 'Messages'
  return `// Written by \`pnpm codegen\` from messages.json.
import type { ${names} } from '${library}'

type Arguments = {
${texts.map(({ key, values }) => `  ${key}: ${typeText(values)}`).join('\n')}
}

export const messages: Messages<Arguments> = {
  namespace: ${JSON.stringify(basename(folder))},
  texts: {
${texts.map(({ key, message }) => `    ${key}: ${JSON.stringify(message)},`).join('\n')}
  },
}
`
}

function generateLanguage(file) {
  const texts = Object.entries(readJson(file)).map(([namespace, inLanguage]) => {
    const lines = readTexts(file, inLanguage).map(({ key, message }) => `    ${key}: ${JSON.stringify(message)},`)
    return `  ${JSON.stringify(namespace)}: {\n${lines.join('\n')}\n  },`
  })
  return `// Written by \`pnpm codegen\` from ${basename(file)}.
import type { Catalogue } from '@slotdrop/messages'

export const catalogue: Catalogue = {
${texts.join('\n')}
}
`
}

for (const file of globSync('**/languages/*.json', { cwd: source }).toSorted())
  writeFileSync(join(source, file.replace(/\.json$/, '.generated.ts')), generateLanguage(file))

for (const file of globSync('**/messages.json', { cwd: source }).toSorted())
  writeFileSync(
    join(source, dirname(file), 'messages.generated.ts'),
    isPackage ? generateConstants(file) : generateFolder(file),
  )
