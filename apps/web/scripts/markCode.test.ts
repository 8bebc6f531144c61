import { expect, test } from 'vitest'
import { markCode } from './markCode.ts'

test('words of TypeScript, texts and components are told apart', () => {
  expect(markCode('import { Wallet } from \'wallet\'\n\n  <Wallet type="x" />\n</Wallet>,', 'tsx')).toEqual([
    [['keyword', 'import'], ' { Wallet } ', ['keyword', 'from'], ' ', ['text', "'wallet'"]],
    [],
    ['  <', ['name', 'Wallet'], ' ', ['keyword', 'type'], '=', ['text', '"x"'], ' />'],
    ['</', ['name', 'Wallet'], '>,'],
  ])
})

test('comments and options of commands are told apart', () => {
  expect(markCode('# Pays it.\nnpx pay list.csv --fee-ceiling 12', 'sh')).toEqual([
    [['comment', '# Pays it.']],
    ['npx pay list.csv ', ['option', '--fee-ceiling'], ' 12'],
  ])
})
