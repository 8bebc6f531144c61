// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTouches } from './keepTouches.ts'

const onPress = vi.fn<() => void>()
const onKey = vi.fn<(key: string) => void>()
const onSend = vi.fn<() => void>()

function Page() {
  const [name, setName] = useState('')
  const [kind, setKind] = useState('send')
  const [isSure, setSure] = useState(false)
  const [method, setMethod] = useState('send')
  useEffect(() => {
    const hear = ({ key, ctrlKey }: KeyboardEvent) => onKey(ctrlKey ? `ctrl ${key}` : key)
    addEventListener('keydown', hear)
    dispatchEvent(new Event('page-runs'))
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="send">Send</option>
        <option value="claim">Claim</option>
      </select>
      <input aria-label="sure" type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
      <input aria-label="both" type="radio" checked={method === 'both'} onChange={() => setMethod('both')} />
      <button type="button" onClick={onPress}>
        Go
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      />
      <output>{[name, kind, isSure ? 'sure' : 'unsure', method].join(' ')}</output>
    </>
  )
}

let root: Root

beforeEach(() => {
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`
  keepTouches()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.clearAllMocks()
})

function find<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

async function run() {
  await act(async () => {
    root = hydrateRoot(find('#page'), <Page />)
  })
}

test('what was typed, chosen and ticked before the page ran is there when it runs', async () => {
  const name = find<HTMLInputElement>('[aria-label="name"]')
  name.value = 'Season 2'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  const kind = find<HTMLSelectElement>('select')
  kind.value = 'claim'
  kind.dispatchEvent(new Event('change', { bubbles: true }))
  find<HTMLInputElement>('[aria-label="sure"]').click()
  find<HTMLInputElement>('[aria-label="both"]').click()
  await run()
  expect(find('output').textContent).toBe('Season 2 claim sure both')
  expect(name.value).toBe('Season 2')
})

test('the last press is made once', async () => {
  find<HTMLButtonElement>('button').click()
  find<HTMLButtonElement>('button').click()
  await run()
  expect(onPress).toHaveBeenCalledTimes(1)
  find<HTMLButtonElement>('button').click()
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a form that was sent is sent once more, and does not leave the page', async () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  find('form').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await run()
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('keys are pressed again in their order, and not those that were typed into a field', async () => {
  const press = (target: Element, key: string, ctrlKey = false) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  press(document.body, 'g')
  press(document.body, 's')
  press(find('[aria-label="name"]'), 'x')
  // The browser's own, as long as the page says of nothing that it is opened by them.
  expect(press(document.body, 'k', true)).toBe(false)
  find('button').setAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  expect(press(document.body, 'k', true)).toBe(true)
  find('button').removeAttribute('aria-keyshortcuts')
  await run()
  expect(onKey.mock.calls.flat()).toEqual(['g', 's', 'ctrl k', 'ctrl k'])
})
