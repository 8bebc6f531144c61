// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { knownTokens } from '../../../chain/knownTokens.ts'
import { findTokens } from './findTokens.ts'
import { TokenField } from './TokenField.tsx'

const tokens = knownTokens(1, { demoTokens: [] })
const [usdc, usdt, dai] = tokens

function symbols(found: readonly { symbol: string }[]) {
  return found.map(({ symbol }) => symbol)
}

const none = new Map<string, bigint>()

describe('tokens that match what was typed', () => {
  test('by symbol, name or a part of the address, whatever the case', () => {
    expect(symbols(findTokens(tokens, none, 'tether'))).toEqual(['USDT'])
    expect(symbols(findTokens(tokens, none, 'wet'))).toEqual(['WETH'])
    expect(symbols(findTokens(tokens, none, dai?.address.toLowerCase() ?? ''))).toEqual(['DAI'])
    expect(findTokens(tokens, none, 'nothing of that kind')).toEqual([])
  })

  test('what is held stands first, the rest keeps its order', () => {
    const held = new Map([
      [dai?.address.toLowerCase() ?? '', 5n],
      [usdc?.address.toLowerCase() ?? '', 0n],
    ])
    expect(symbols(findTokens(tokens, held, ''))).toEqual(['DAI', 'USDC', 'USDT', 'WETH', 'WBTC', 'LINK', 'UNI'])
  })
})

describe('the field', () => {
  afterEach(cleanup)
  const show = () => {
    const onChoose = vi.fn()
    render(<TokenField tokens={tokens} held={none} value="" isInvalid={false} answerId="answer" onChoose={onChoose} />)
    return { onChoose, field: screen.getByRole('combobox') }
  }
  const stranger = '0x1111111111111111111111111111111111111111'

  test('an address that is on no list is taken as it is', () => {
    const { onChoose, field } = show()
    fireEvent.change(field, { target: { value: ` ${stranger} ` } })
    expect(onChoose).toHaveBeenLastCalledWith(stranger)
  })

  test('a name on its way chooses nothing; what matches nothing is handed on to be judged', () => {
    const { onChoose, field } = show()
    fireEvent.change(field, { target: { value: 'teth' } })
    expect(onChoose).toHaveBeenLastCalledWith('')
    fireEvent.change(field, { target: { value: '0x123' } })
    expect(onChoose).toHaveBeenLastCalledWith('0x123')
  })

  test('the arrow keys go round, Enter takes the one that is marked, Escape closes', () => {
    const { onChoose, field } = show()
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option').at(-1)?.id)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenLastCalledWith(usdt?.address)
    expect(field.getAttribute('aria-expanded')).toBe('false')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })
})
