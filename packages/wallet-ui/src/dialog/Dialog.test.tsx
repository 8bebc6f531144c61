import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function renderDialog() {
  const onClose = vi.fn<() => void>()
  const view = render(
    <Dialog title="Switch Networks" onClose={onClose}>
      <p>inside</p>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Switch Networks' }), ...view }
}

describe('specification section 2: dialogs close on Escape, the close button or a backdrop click', () => {
  test('Escape', () => {
    const { onClose, dialog } = renderDialog()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('the close button', () => {
    const { onClose } = renderDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('a click beside it, and none inside it', () => {
    const { onClose, dialog } = renderDialog()
    fireEvent.click(screen.getByText('inside'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

test('it is modal, named by its heading, and gives the focus back', () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const { dialog, unmount } = renderDialog()
  expect(dialog.open).toBe(true)
  expect(screen.getByRole('heading', { level: 2, name: 'Switch Networks' })).toBeTruthy()
  unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})
