// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useStepFocus } from './useStepFocus.ts'

afterEach(cleanup)

function Page({ step, isRestored }: { readonly step: string; readonly isRestored: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(heading, step, isRestored)
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {step}
      </h1>
      <input />
    </>
  )
}

test('a draft that is read late takes nobody out of a field; the next step has the focus', () => {
  const { rerender } = render(<Page step="Asset" isRestored={false} />)
  screen.getByRole('textbox').focus()
  rerender(<Page step="Asset" isRestored />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(<Page step="Recipients" isRestored />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recipients' }))
})

test('who has done nothing yet begins at the heading', () => {
  const { rerender } = render(<Page step="Asset" isRestored={false} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page step="Review" isRestored />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }))
})
