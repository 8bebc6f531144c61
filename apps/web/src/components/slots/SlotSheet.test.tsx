// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SlotLegend } from './SlotLegend.tsx'
import type { SheetSlot } from './SheetSlot.ts'
import { SlotSheet } from './SlotSheet.tsx'

afterEach(cleanup)

function slot(index: number, look: SheetSlot['look'] = 'planned'): SheetSlot {
  return {
    index,
    look,
    settledRows: 0,
    rowCount: 250,
  }
}

test('arrow keys move through the sheet, brackets to the slots that need somebody', () => {
  const slots = Array.from({ length: 40 }, (_, index) => slot(index, index === 20 ? 'refused' : 'planned'))
  render(<SlotSheet slots={slots} selected={undefined} onSelect={() => {}} />)
  const cell = (number: number) => screen.getByRole('gridcell', { name: new RegExp(`^Slot ${number}\\b`) })
  cell(1).focus()
  fireEvent.keyDown(cell(1), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(cell(17))
  fireEvent.keyDown(cell(17), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(cell(16))
  fireEvent.keyDown(cell(16), { key: ']' })
  expect(document.activeElement).toBe(cell(21))
  fireEvent.keyDown(cell(21), { key: 'ArrowUp' })
  fireEvent.keyDown(document.activeElement!, { key: 'Home' })
  expect(document.activeElement).toBe(cell(1))
})

test('a slot says its state in words and opens by a click', () => {
  const onSelect = vi.fn()
  render(
    <SlotSheet
      slots={[{ index: 0, look: 'partial', settledRows: 228, rowCount: 250 }]}
      selected={undefined}
      onSelect={onSelect}
    />,
  )
  fireEvent.click(screen.getByRole('gridcell', { name: 'Slot 1 228 of 250 recipients paid: Partial' }))
  expect(onSelect).toHaveBeenCalledWith(0)
})

test('a slot of which one of 100 rows is claimed is filled by a hundredth, and has nothing red', () => {
  render(
    <SlotSheet
      slots={[{ index: 0, look: 'partial', settledRows: 1, rowCount: 100 }]}
      selected={undefined}
      onSelect={() => {}}
    />,
  )
  const { style } = screen.getByRole('gridcell', { name: 'Slot 1 1 of 100 recipients paid: Partial' })
  expect([style.getPropertyValue('--settled-share'), style.getPropertyValue('--refused-share')]).toEqual(['1%', '0%'])
})

test('the legend counts only the states there are', () => {
  render(<SlotLegend slots={[slot(0, 'final'), slot(1, 'final'), slot(2)]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Final 2', 'Planned 1'])
})

test('few slots are drawn as their recipients, where a page has a picture of them; they are buttons all the same', () => {
  const draw = ({ index }: SheetSlot) => <i data-testid={`bits-${index}`} />
  const slots = Array.from({ length: 3 }, (_, index) => slot(index))
  const { rerender } = render(<SlotSheet slots={slots} draw={draw} selected={undefined} onSelect={() => {}} />)
  expect(screen.getByRole('gridcell', { name: /^Slot 3\b/ }).contains(screen.getByTestId('bits-2'))).toBe(true)
  rerender(<SlotSheet slots={[...slots, slot(3)]} draw={draw} selected={undefined} onSelect={() => {}} />)
  expect(screen.queryByTestId('bits-0')).toBeNull()
})
