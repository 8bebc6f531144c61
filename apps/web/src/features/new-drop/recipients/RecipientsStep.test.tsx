// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { initialNewDrop, type ListSource } from '../newDropMachine.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { RecipientsStep } from './RecipientsStep.tsx'

afterEach(cleanup)

// Sound: of these the step shows what is named here, as long as no list is open.
const asset = { standard: 'ERC20', decimals: 18, symbol: 'MERI' } as Asset

function show() {
  const chosen: (ListSource | undefined)[] = []
  const draft = {
    state: initialNewDrop,
    chooseSource: (source: ListSource | undefined) => chosen.push(source),
  } as unknown as NewDropActions
  render(<RecipientsStep asset={asset} draft={draft} onBack={() => {}} onContinue={() => {}} />)
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
