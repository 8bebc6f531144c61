import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const bin = new URL('../bin/compileMessages.mjs', import.meta.url).pathname
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  mkdirSync(join(folder, 'src/part'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function compileTexts(texts: object, ...args: string[]) {
  writeFileSync(join(folder, 'src/part/messages.json'), JSON.stringify(texts))
  execFileSync(process.execPath, [bin, 'src', ...args], { cwd: folder })
  return readFileSync(join(folder, 'src/part/messages.generated.ts'), 'utf8')
}

function complaintOf(texts: object, ...args: string[]) {
  writeFileSync(join(folder, 'src/part/messages.json'), JSON.stringify(texts))
  const { status, stderr } = spawnSync(process.execPath, [bin, 'src', ...args], { cwd: folder, encoding: 'utf8' })
  return { status, complaint: stderr }
}

describe('compiling messages', () => {
  test('a package gets a constant a text, with the types of what it is told', () => {
    const made = compileTexts({ rows: '{count, plural, one {# row} other {# rows}} of {name}' }, '--package', 'drops')
    expect(made).toContain('export const rows: Message<{ count: number; name: MessageValue }> =')
    expect(made).toContain('id: "drops/part/rows"')
  })

  test('a page gets an object a folder, whose texts may have tags', () => {
    const made = compileTexts({ sealed: 'Sealed as <b>{word}</b>.' }, '--library', 'i18n/index.ts')
    expect(made).toContain("import type { Messages, Tag } from '../i18n/index.ts'")
    expect(made).toContain('sealed: { b: Tag; word: string | number }')
  })

  test('a language gets its texts by namespace and key', () => {
    mkdirSync(join(folder, 'src/languages'))
    writeFileSync(
      join(folder, 'src/languages/de.json'),
      JSON.stringify({ part: { rows: '{count, plural, one {# Zeile} other {# Zeilen}}' } }),
    )
    compileTexts({ rows: '{count, plural, one {# row} other {# rows}}' }, '--library', 'i18n/index.ts')
    const made = readFileSync(join(folder, 'src/languages/de.generated.ts'), 'utf8')
    expect(made).toContain('export const catalogue: Catalogue = {')
    expect(made).toContain('rows: [["count",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}]],')
  })

  test.each([
    ['a key that is no word', { 'no-word': 'x' }, 'camelCase'],
    ['a text that is no message', { broken: 'a {b' }, '"broken" is no ICU message'],
    ['a tag in a package', { sealed: '<b>x</b>' }, 'has a tag'],
    ['a key that no constant can have', { default: 'x' }, 'word of the language'],
  ])('%s is refused with the file and what to do', (_, texts, part) => {
    const { status, complaint } = complaintOf(texts, '--package', 'drops')
    expect(status).toBe(1)
    expect(complaint).toContain('src/part/messages.json')
    expect(complaint).toContain(part)
  })
})
