import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders: Readonly<Record<string, string>> = {
  W: 'packages/wallet-ui/src',
  C: 'packages/config/src',
  H: 'packages/chains/src',
  T: 'packages/tx-store/src',
  A: 'packages/auth/src',
}

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8')
const rows = map.split('\n').filter((line) => /^\| (?!Statement|---)/.test(line))
const named = [...map.matchAll(/`([WCHTA])\/([^`›]+) › ([^`]+)`/g)].map(([, folder = '', file = '', title = '']) => ({
  file: join(folders[folder] ?? '', file),
  title,
}))

test('every statement has a test, a decision, or is marked as open', () => {
  expect(rows.length).toBeGreaterThan(90)
  expect(rows.filter((row) => !/ › |decision: |\*open\*/.test(row))).toEqual([])
})

test.each(named)('$file holds "$title"', ({ file, title }) => {
  // A long title may be wrapped or quoted in another way; its letters stay.
  const source = readFileSync(join(root, file), 'utf8').replaceAll('\\', '')
  expect(source).toContain(title)
})
