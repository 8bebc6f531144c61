import { expect, test } from 'vitest'
import { findCommands, places } from './shortcuts.ts'

test('commands are found by any words of their names, in any order and case', () => {
  const commands = [{ label: 'New drop' }, { label: 'Drops' }, { label: 'Settings' }]
  expect(findCommands(commands, 'DROP new')).toEqual([{ label: 'New drop' }])
  expect(findCommands(commands, '')).toHaveLength(3)
  expect(findCommands(commands, 'nothing like it')).toEqual([])
})

test('no two commands have the same keys, and no command’s keys begin another’s', () => {
  const keys = places.map((place) => place.keys.join(''))
  for (const one of keys) expect(keys.filter((other) => other.startsWith(one))).toEqual([one])
})
