import { readFileSync } from 'node:fs'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { expect, test } from 'vitest'
import { guarantees } from './guarantees.ts'

test.each(guarantees)('the lines of $title stand in the contract’s source', ({ file, lines }) => {
  const source = readFileSync(new URL(`../../../../../packages/contracts/src/${file}`, import.meta.url), 'utf8')
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  expect(plain(source)).toContain(plain(lines.join('\n')))
})

test('nobody can own, change, pause or empty the contract', () => {
  const names = slotDistributorAbi.flatMap((entry) => (entry.type === 'function' ? [entry.name.toLowerCase()] : []))
  expect(names).toContain('register')
  expect(names.filter((name) => /owner|admin|upgrade|pause|withdraw|rescue|sweep|setfee/.test(name))).toEqual([])
})
