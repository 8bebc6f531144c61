import { describe, expect, test, vi } from 'vitest'
import { alice, bob } from '../test/fakeChain.ts'
import { makeRecord } from '../test/makeRecord.ts'
import { createHistory, type UpdateList } from './createHistory.ts'
import { createMemoryStorage, type TxStorage } from './storage.ts'
import { storageKey } from './storedState.ts'

function add(index: number): UpdateList {
  return (list) => [makeRecord(index), ...list]
}

function ids(history: ReturnType<typeof createHistory>, address: string = alice) {
  return (history.getState()[address]?.[1] ?? []).map((item) => Number(item.id))
}

/** Storage that fails on demand. */
function createBrokenStorage(inner: TxStorage = createMemoryStorage()) {
  const broken = { reads: false, writes: false }
  const fail = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const storage: TxStorage = {
    ...inner,
    getItem: (key) => (broken.reads ? fail() : inner.getItem(key)),
    setItem: (key, value) => (broken.writes ? fail() : inner.setItem(key, value)),
  }
  return { storage, broken }
}

describe('several tabs', () => {
  test('a tab sees what another one added, and is told once', () => {
    const storage = createMemoryStorage()
    const [first, second] = [createHistory(storage), createHistory(storage)]
    const onChange = vi.fn<() => void>()
    second.listen(onChange)
    first.change(alice, 1, add(1))
    expect(ids(second)).toEqual([1])
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('a tab that missed the event reads again before it writes', () => {
    const storage = createMemoryStorage()
    const [first, second] = [createHistory(storage), createHistory(storage)]
    first.change(alice, 1, add(1))
    second.change(alice, 1, add(2))
    first.change(alice, 1, add(3))
    expect(ids(createHistory(storage))).toEqual([3, 2, 1])
  })

  test('a tab is not told of its own writes', () => {
    const history = createHistory(createMemoryStorage())
    const onChange = vi.fn<() => void>()
    history.listen(onChange)
    history.change(alice, 1, add(1))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('other keys are none of its business', () => {
    const storage = createMemoryStorage()
    const onChange = vi.fn<() => void>()
    createHistory(storage).listen(onChange)
    storage.setItem('wagmi.store', '{}')
    storage.setItem('rk-transactions', '{}')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('after the end of listening nothing is told', () => {
    const storage = createMemoryStorage()
    const onChange = vi.fn<() => void>()
    createHistory(storage).listen(onChange)()
    createHistory(storage).change(alice, 1, add(1))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('lists that did not change stay the same arrays', () => {
    const storage = createMemoryStorage()
    const [first, second] = [createHistory(storage), createHistory(storage)]
    first.listen(() => {})
    first.change(alice, 1, add(1))
    const before = first.getState()[alice]?.[1]
    second.change(bob, 1, add(2))
    expect(ids(first, bob)).toEqual([2])
    expect(first.getState()[alice]?.[1]).toBe(before)
  })
})

test('only its own key is written', () => {
  const setItem = vi.fn<(key: string, value: string) => void>()
  createHistory({ getItem: () => null, setItem }).change(alice, 1, add(1))
  expect(setItem.mock.calls.map(([key]) => key)).toEqual(['wagmi.transactions'])
})

test('a change that changes nothing is not written', () => {
  const setItem = vi.fn<(key: string, value: string) => void>()
  const history = createHistory({ getItem: () => null, setItem })
  expect(history.change(alice, 1, (list) => list)).toBe(false)
  expect(setItem).not.toHaveBeenCalled()
})

test('addresses are kept in lower case', () => {
  const history = createHistory(createMemoryStorage())
  history.change('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 1, add(1))
  expect(ids(history)).toEqual([1])
})

describe('storage that fails', { tags: ['R13'] }, () => {
  test('a full storage: the history goes on in memory, and says so', () => {
    const { storage, broken } = createBrokenStorage()
    const history = createHistory(storage)
    broken.writes = true
    history.change(alice, 1, add(1))
    history.change(alice, 1, add(2))
    expect(ids(history)).toEqual([2, 1])
    expect(history.getPersistence()).toBe('memory')
  })

  test('once there is room again, everything is stored, with what another tab stored meanwhile', () => {
    const inner = createMemoryStorage()
    const { storage, broken } = createBrokenStorage(inner)
    const history = createHistory(storage)
    broken.writes = true
    history.change(alice, 1, add(1))
    createHistory(inner).change(alice, 1, add(2))
    broken.writes = false
    history.change(alice, 1, add(3))
    expect(history.getPersistence()).toBe('stored')
    expect(ids(createHistory(inner))).toEqual([3, 2, 1])
  })

  test('a storage that is switched off: as long as the page', () => {
    const { storage, broken } = createBrokenStorage()
    broken.reads = true
    broken.writes = true
    const history = createHistory(storage)
    history.change(alice, 1, add(1))
    expect(ids(history)).toEqual([1])
    expect(history.getPersistence()).toBe('memory')
  })

  test('a corrupted entry: an empty history that says so, stored anew with the first change', () => {
    const storage = createMemoryStorage({ [storageKey]: '{"version":2,"sta' })
    const history = createHistory(storage)
    expect(history.getState()).toEqual({})
    expect(history.getPersistence()).toBe('memory')
    history.change(alice, 1, add(1))
    expect(history.getPersistence()).toBe('stored')
    expect(ids(createHistory(storage))).toEqual([1])
  })

  test('an entry corrupted while the page is open costs nothing', () => {
    const storage = createMemoryStorage()
    const history = createHistory(storage)
    history.change(alice, 1, add(1))
    storage.setItem(storageKey, 'x')
    history.change(alice, 1, add(2))
    expect(ids(createHistory(storage))).toEqual([2, 1])
  })

  test('what a later version wrote is not overwritten', () => {
    const text = '{"version":3,"state":{"new":"shape"}}'
    const storage = createMemoryStorage({ [storageKey]: text })
    const history = createHistory(storage)
    history.change(alice, 1, add(1))
    expect(ids(history)).toEqual([1])
    expect(history.getPersistence()).toBe('memory')
    expect(storage.getItem(storageKey)).toBe(text)
  })

  test('a storage cleared by the user is an empty history', () => {
    let text: string | null = null
    let tell: (key: string | null) => void = () => {}
    const storage: TxStorage = {
      getItem: () => text,
      setItem: (_, value) => {
        text = value
      },
      subscribe: (listener) => {
        tell = listener
        return () => {}
      },
    }
    const history = createHistory(storage)
    const onChange = vi.fn<() => void>()
    history.listen(onChange)
    history.change(alice, 1, add(1))
    text = null
    tell(null)
    expect(history.getState()).toEqual({})
    expect(onChange).toHaveBeenCalledOnce()
  })
})
