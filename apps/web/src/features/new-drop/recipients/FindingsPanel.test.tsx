// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createListSession, type ListSummary } from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { FindingsPanel } from './FindingsPanel.tsx'
import { ListClientContext } from './ListClientContext.ts'

afterEach(cleanup)

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
// Sound: of these the panel shows what is named here.
const asset = { standard: 'ERC20', decimals: 18, symbol: 'USDC', chainId: 1 } as Asset

async function openList(...lines: string[]) {
  const session = createListSession()
  const summary = await session.open(lines.join('\n'), { standard: 'ERC20', decimals: 18, symbol: 'USDC' })
  const answers = {
    sheets: () => ({ names: [], chosen: 0 }),
    entryOfLine: (line: number) => session.entryOfLine(line),
    window: (parameters: Parameters<typeof session.window>[0]) => session.window(parameters),
  }
  // Sound: nothing else is asked of it.
  const client = {
    ask: async (request: keyof typeof answers, parameters: never) => answers[request](parameters),
  } as unknown as ListClient
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http('http://127.0.0.1:1') } })
  const panel = (shown: ListSummary) => (
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <ListClientContext value={client}>
          <FindingsPanel
            summary={shown}
            source={{ name: 'june.csv', input: '' }}
            readSeconds={undefined}
            asset={asset}
            shown={undefined}
            onShow={() => {}}
            onFix={() => {}}
            onSource={() => {}}
            onReplace={() => {}}
          />
        </ListClientContext>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { rerender } = render(panel(summary))
  return { session, summary, show: (next: ListSummary) => rerender(panel(next)) }
}

test('while a question is open what is wrong with lines is folded, and shown once it is answered', async () => {
  const { session, summary, show } = await openList(
    'who,gross,net',
    `${A},2,1.5`,
    `${A.replace('BDaA', '1111').toLowerCase()},4,3`,
    'nonsense,4,3',
  )
  const isFolded = () => screen.getByTestId('issues').closest('details')?.open === false
  expect([summary.questions.length, isFolded()]).toEqual([1, true])
  expect(screen.getByText('Answer the question above first.')).toBeTruthy()
  const [best] = summary.questions[0]?.choices ?? []
  show(session.apply(best?.fix ?? { kind: 'merge' }))
  expect(isFolded()).toBe(false)
})

test('addresses that were found in a text have no errors before the amount that each gets is said', async () => {
  const { session, summary, show } = await openList('Hi all, please pay', `Ann: ${A} thanks!`, 'and also Ben')
  const [pay] = summary.questions[0]?.choices ?? []
  const waiting = session.apply(pay?.fix ?? { kind: 'merge' })
  show(waiting)
  const isFolded = () => screen.getByTestId('issues').closest('details')?.open === false
  expect([waiting.questions.length, waiting.tally.errors, isFolded()]).toEqual([0, 1, true])
  expect(screen.getByText('Answer the question above first.')).toBeTruthy()
  const errors = () => screen.getByText('Errors').parentElement?.dataset['tone']
  expect(errors()).toBeUndefined()
  show(session.apply({ kind: 'allocation', allocation: { kind: 'equal', amount: 1n } }))
  expect(isFolded()).toBe(false)
})

test('a kind of error shows its first three lines as they are written', async () => {
  await openList('address,amount', `${A},1`, 'one,1', 'two,2', 'three,3', 'four,4')
  expect((await screen.findAllByText(/^(?:one|two|three|four),/)).map(({ textContent }) => textContent)).toEqual([
    'one,1',
    'two,2',
    'three,3',
  ])
})
