import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SignInDialog, type SignInState } from './SignInDialog.tsx'

afterEach(cleanup)

function renderDialog(state: SignInState, errorMessage: string | null = null) {
  const onSign = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(<SignInDialog state={state} errorMessage={errorMessage} onSign={onSign} onClose={onClose} />)
  return { onSign, onClose }
}

describe('specification section 2: the sign-in dialog', () => {
  test('is titled Verify your account', () => {
    renderDialog('idle')
    expect(screen.getByRole('dialog', { name: 'Verify your account' })).toBeTruthy()
  })
})

describe('specification section 4: idle, signing, verifying', () => {
  test.each<[SignInState, string, boolean]>([
    ['preparing', 'Preparing message...', true],
    ['idle', 'Sign message', false],
    ['signing', 'Waiting for signature...', true],
    ['verifying', 'Verifying signature...', true],
  ])('%s: %s', (state, label, isDisabled) => {
    const { onSign } = renderDialog(state)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: label })
    expect(button.disabled).toBe(isDisabled)
    fireEvent.click(button)
    expect(onSign).toHaveBeenCalledTimes(isDisabled ? 0 : 1)
  })

  test('Cancel is there in every state', () => {
    const { onClose } = renderDialog('signing')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('specification section 8: the messages, letter by letter, and the way to try again', { tags: ['S12'] }, () => {
  test.each([
    'Error preparing message, please retry!',
    'Error signing message, please retry!',
    'Error verifying signature, please retry!',
    'Oops, something went wrong!',
  ])('%s', (message) => {
    renderDialog('idle', message)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign message' }).disabled).toBe(false)
  })
})
