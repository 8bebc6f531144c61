import { createListSession, type Fix } from '@slotdrop/drops'
import { openSource } from '@slotdrop/drops/sheets'
import { makeTerms, makeXlsx } from '@slotdrop/testing'
import { expect, test } from 'vitest'

const token = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
const dai = '0x30eacbA53c535a444731aF931FE889E14D780374'
const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'
const unit = 10n ** 18n
const typed: Fix = { kind: 'allocation', allocation: { kind: 'equal', amount: 50n * unit } }
const shared: Fix = { kind: 'allocation', allocation: { kind: 'pro-rata', total: 1000n * unit } }

const sheet = makeXlsx([
  {
    name: 'June',
    rows: [
      ['Contributor rewards, June'],
      [],
      ['Name', 'Wallet', 'Reward [USDC]'],
      ['Ann', A, { number: '100' }],
      ['Ben', B, { number: '250.5' }],
      ['Total', '', { number: '350.5' }],
    ],
  },
])

test.each<[title: string, file: Blob, typed: Fix | undefined, presses: number, total: bigint]>([
  [
    'a spreadsheet with semicolons and decimal commas',
    new Blob([
      `Name;Wallet address;Amount (USDC);Note\nAnn;${A};1.250,50;May\nBen;${B};99,50;May\nCid;${C};31,53;late`,
    ]),
    undefined,
    0,
    (138153n * unit) / 100n,
  ],
  [
    'an .xlsx with a title and a total',
    new Blob([sheet as Uint8Array<ArrayBuffer>]),
    undefined,
    0,
    (3505n * unit) / 10n,
  ],
  [
    'the text of a chat',
    new Blob([`Hi all, these people get paid:\nAnn: ${A} thanks!\nand ${B}, he asked twice\n- Cid (${C})`]),
    typed,
    1,
    150n * unit,
  ],
  [
    'holders as an explorer exports them',
    new Blob([
      `"HolderAddress","Balance","PendingBalanceUpdate"\n"${A}","600","No"\n"${B}","300","No"\n"${C}","100","No"`,
    ]),
    shared,
    0,
    1000n * unit,
  ],
  [
    'a file of Safe’s CSV app with two tokens',
    new Blob([
      `token_type,token_address,receiver,amount,id\nerc20,${token},${A},100,\nerc20,${token},${B},250,\nerc20,${dai},${C},7,`,
    ]),
    undefined,
    1,
    350n * unit,
  ],
])('%s reaches a sealed list with at most one press', async (_, file, amount, presses, total) => {
  const { input } = await openSource(file)
  const session = createListSession()
  let summary = await session.open(input, { standard: 'ERC20', decimals: 18, symbol: 'USDC', known: { token } })
  let pressed = 0
  for (const [best] of summary.questions.map(({ choices }) => choices)) {
    if (best) summary = session.apply(best.fix)
    pressed += 1
  }
  if (amount) summary = session.apply(amount)
  expect([pressed, summary.canSeal, summary.total]).toEqual([presses, true, total])
  expect(summary.issues.filter(({ severity }) => severity === 'error')).toEqual([])
  const facts = { symbol: 'USDC', name: 'USD Coin', decimals: 18 }
  expect((await session.freeze({ terms: makeTerms(), token: facts, title: 'June' })).total).toBe(total)
})
