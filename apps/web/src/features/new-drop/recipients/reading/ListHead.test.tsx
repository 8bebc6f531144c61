// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { createListSession, type ListSession, type ListSummary } from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import type { Asset } from '../../asset/fetchAsset.ts'
import { ListHead } from './ListHead.tsx'

afterEach(cleanup)

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const token = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
const asset: Asset = {
  address: token,
  chainId: 1,
  standard: 'ERC20',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 18,
  balance: undefined,
}

function Head({ session, first }: { readonly session: ListSession; readonly first: ListSummary }) {
  const [summary, setSummary] = useState(first)
  return (
    <>
      <ListHead
        summary={summary}
        asset={asset}
        onSplit={undefined}
        onForget={undefined}
        onFix={(fix) => setSummary(session.apply(fix))}
      />
      <button type="button" onClick={() => setSummary(session.undo())}>
        Undo
      </button>
      <output>{summary.canSeal ? `${summary.total / 10n ** 18n} to pay` : 'undecided'}</output>
    </>
  )
}

async function openList(...lines: string[]) {
  const session = createListSession()
  const first = await session.open(lines.join('\n'), {
    standard: 'ERC20',
    decimals: 18,
    symbol: 'USDC',
    known: { token },
  })
  render(<Head session={session} first={first} />)
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

function questions() {
  return screen.queryAllByTestId('list-question')
}

function reading() {
  return screen.getByRole('region', { name: 'How the list was read' })
}

test('a question names its answers, each with the first lines as it reads them; the answer leads to the reading, and can be undone', async () => {
  await openList(
    'address,amount',
    `${A},100000000000000000000`,
    `${B},250000000000000000000`,
    `${A.toLowerCase().replace('b', 'c')},7`,
  )
  const question = screen.queryByRole('group', { name: 'Are the amounts whole tokens or the token’s smallest units?' })
  expect(question).not.toBeNull()
  const base = screen.getByRole('button', { name: 'Smallest units' })
  const preview = document.getElementById(base.getAttribute('aria-describedby') ?? '')
  expect(
    within(preview ?? document.body)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Line 2.+100 USDC$/), expect.stringMatching(/^Line 3.+250 USDC$/)])
  expect(screen.getByRole('status').textContent).toBe('undecided')
  press('Smallest units')
  expect(questions()).toEqual([])
  expect(document.activeElement).toBe(reading())
  expect(reading().textContent).toContain('Amounts are in the token’s smallest units.')
  press('Undo')
  expect(questions()).toHaveLength(1)
})

test('after one answer the focus is at the next question', async () => {
  await openList('address,amount,token', `${A},100000000000000000000,USDC`, `${B},250000000000000000000,USD Coin`)
  const [first, second] = questions()
  const name = second?.querySelector('legend')?.textContent
  fireEvent.click(within(first ?? document.body).getAllByRole('button')[0] ?? document.body)
  const [left] = questions()
  expect(left?.querySelector('legend')?.textContent).toBe(name)
  expect(document.activeElement).toBe(left)
})

test('the reading is one sentence, and columns are changed from it', async () => {
  await openList('address,amount,memo,other', `${A},1,first,5`, `${B},2,second,6`)
  expect(reading().textContent).toMatch(/column 2 \(“amount”\) is the amount.*column 4 \(“other”\) is not used/)
  fireEvent.change(within(reading()).getByLabelText('other'), { target: { value: 'amount' } })
  expect(screen.getByRole('status').textContent).toBe('11 to pay')
})

test('members of JSON records are chosen like columns', async () => {
  await openList(`[{"address":"${A}","amount":"1","bonus":"5"},{"address":"${B}","amount":"2","bonus":"6"}]`)
  fireEvent.change(within(reading()).getByLabelText('bonus'), { target: { value: 'amount' } })
  expect(screen.getByRole('status').textContent).toBe('11 to pay')
})

test('addresses in a text are one offer, and then one amount for all', async () => {
  await openList('Hi all, please pay', `Ann: ${A} thanks!`, `and also ${B}, he asked twice`)
  expect(questions()[0]?.querySelector('legend')?.textContent).toBe('2 addresses found in this text.')
  press('Pay these 2 addresses')
  expect(document.activeElement).toBe(screen.getByLabelText('Each gets, USDC'))
  fireEvent.change(screen.getByLabelText('Each gets, USDC'), { target: { value: '100' } })
  press('Apply')
  expect(screen.getByRole('status').textContent).toBe('200 to pay')
  expect(document.activeElement).toBe(reading())
})

test('among several tokens the one that is sent is called by its symbol', async () => {
  await openList('address,amount,token', `${A},1,${token}`, `${B},2,0x6B175474E89094C44Da98b954EedeAC495271d0F`)
  expect(screen.queryByRole('button', { name: /^USDC \(1 row\)$/ })).not.toBeNull()
})
