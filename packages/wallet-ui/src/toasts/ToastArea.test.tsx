import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toast, ToastArea } from '../index.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastArea />)
})
afterEach(async () => {
  act(() => toast.remove())
  cleanup()
  vi.useRealTimers()
})

// A toast leaves in two steps: dismissed after its duration, removed a second later.
function isRemoved(text: string) {
  return screen.queryByText(text) === null
}

function pass(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('specification section 9: toast durations', () => {
  test.each<[string, number, (text: string) => string]>([
    ['blank', 4000, (text) => toast(text)],
    ['error', 4000, (text) => toast.error(text)],
    ['success', 2000, (text) => toast.success(text)],
    ['custom', 4000, (text) => toast.custom(<p>{text}</p>)],
  ])('%s: %i ms, and 1000 ms more until it is removed', async (type, duration, show) => {
    act(() => void show(type))
    await pass(duration - 1)
    // Not dismissed yet, so no second's count-down has begun.
    await pass(1)
    await pass(999)
    expect(isRemoved(type)).toBe(false)
    await pass(1)
    expect(isRemoved(type)).toBe(true)
  })

  test('loading: until it is dismissed', async () => {
    let id = ''
    act(() => void (id = toast.loading('loading')))
    await pass(600_000)
    expect(isRemoved('loading')).toBe(false)
    act(() => toast.dismiss(id))
    await pass(999)
    expect(isRemoved('loading')).toBe(false)
    await pass(2)
    expect(isRemoved('loading')).toBe(true)
  })
})

test('a toast under the pointer stays until the pointer leaves', async () => {
  act(() => void toast('here'))
  const area = screen.getByText('here').closest('.wui-toasts')
  if (!area) throw new Error('The toast is in no area.')
  await pass(1000)
  fireEvent.mouseEnter(area)
  await pass(600_000)
  expect(isRemoved('here')).toBe(false)
  fireEvent.mouseLeave(area)
  await pass(3000)
  await pass(1000)
  expect(isRemoved('here')).toBe(true)
})

test('specification section 9: at most 20 toasts at once', () => {
  act(() => {
    for (let index = 0; index < 25; index++) toast(`toast ${index}`)
  })
  expect(screen.getAllByText(/^toast \d+$/)).toHaveLength(20)
  expect(screen.getByText('toast 24')).toBeTruthy()
})

test('specification sections 1 and 9: the area is at the top-left, a toast at most 350 px wide', () => {
  act(() => void toast('here'))
  const area = document.querySelector<HTMLElement>('.wui-toasts')
  expect(area?.style.position).toBe('fixed')
  const wrapper = area?.firstElementChild as HTMLElement
  expect([wrapper.style.top, wrapper.style.left, wrapper.style.justifyContent]).toEqual(['0px', '0px', ''])
  const style = document.querySelector<HTMLElement>('.wui-toast')?.style
  expect([style?.maxWidth, style?.boxSizing]).toEqual(['350px', 'border-box'])
})
