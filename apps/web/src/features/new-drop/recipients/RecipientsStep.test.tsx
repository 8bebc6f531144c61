// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { previewList } from '@slotdrop/drops'
import { afterEach, expect, test, vi } from 'vitest'
import { initialNewDrop, type ListSource } from '../newDropMachine.ts'
import type { ListRequests } from '../../../workers/listProtocol.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { RecipientsStep } from './RecipientsStep.tsx'

afterEach(cleanup)

// Sound: of these the step shows what is named here, as long as no list is open.
const asset = { standard: 'ERC20', decimals: 18, symbol: 'MERI', chainId: 1, address: `0x${'77'.repeat(20)}` } as Asset

function show() {
  const chosen: (ListSource | undefined)[] = []
  const draft = {
    state: initialNewDrop,
    client: {
      async ask(_: 'preview', { head, options }: ListRequests['preview']['parameters']) {
        const list = await previewList(head, options)
        return {
          entries: Array.from({ length: list.entryCount }, (__, index) => list.entryAt(index)),
          count: list.entryCount,
        }
      },
    },
    chooseSource: (source: ListSource | undefined) => chosen.push(source),
  } as unknown as NewDropActions
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RecipientsStep asset={asset} draft={draft} onBack={() => {}} onContinue={() => {}} />
    </QueryClientProvider>,
  )
  return chosen
}

function paste(target: Element, text: string, files: readonly File[] = []) {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text, files } })
  fireEvent(target, event)
}

test('what is pasted anywhere on the step is read as the list', () => {
  const chosen = show()
  paste(screen.getByRole('button', { name: 'Choose a file' }), '0x51ad,5')
  expect(chosen).toEqual([{ name: 'Pasted list', input: '0x51ad,5' }])
})

test('what is pasted into a field stays there, and an empty clipboard is no list', () => {
  const chosen = show()
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }))
  paste(screen.getByRole('textbox'), '0x51ad,5')
  paste(document.body, ' ')
  expect(chosen).toEqual([])
})

test('a file is taken wherever it is pasted or dropped', () => {
  const chosen = show()
  const file = new File(['0x51ad,5'], 'june.csv')
  paste(document.body, '', [file])
  fireEvent.drop(screen.getByRole('button', { name: 'Token holders' }), { dataTransfer: { files: [file] } })
  expect(chosen).toEqual([
    { name: 'june.csv', input: file },
    { name: 'june.csv', input: file },
  ])
})

test('a short list shows its rows beside the box as it is typed, and one line gives the same amount to all', async () => {
  const chosen = show()
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }))
  const [A, B] = ['0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18', '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17']
  fireEvent.change(screen.getByRole('textbox'), { target: { value: `${A}\n${B}\n0x51ad\n2.5 each` } })
  const rows = screen.getByRole('region', { name: 'The rows as they are read' })
  await vi.waitFor(() => expect(rows.querySelectorAll('li')).toHaveLength(3))
  expect([...rows.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    `1${A}2.5`,
    `2${B}2.5`,
    expect.stringMatching(/^30x51ad.+/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Read this list' }))
  const amount = 25n * 10n ** 17n
  expect(chosen).toEqual([
    {
      name: 'Pasted list',
      input: `${A}\n${B}\n0x51ad\n`,
      fixes: [{ kind: 'allocation', allocation: { kind: 'equal', amount } }],
    },
  ])
})
