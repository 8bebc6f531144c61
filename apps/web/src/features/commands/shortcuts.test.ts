import { expect, test } from 'vitest'
import { commands, findCommands } from './shortcuts.ts'

test('commands are found by any words of their names, in any order and case', () => {
  expect(findCommands(commands, 'DROP new').map(({ href }) => href)).toEqual(['/drops/new'])
  expect(findCommands(commands, '')).toHaveLength(commands.length)
  expect(findCommands(commands, 'nothing like it')).toEqual([])
})

test('no two commands have the same keys, and no command’s keys begin another’s', () => {
  const keys = commands.map((command) => command.keys.join(''))
  for (const one of keys) expect(keys.filter((other) => other.startsWith(one))).toEqual([one])
})
