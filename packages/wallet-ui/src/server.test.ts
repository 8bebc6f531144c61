import { serialize } from 'wagmi'
import { expect, test } from 'vitest'
import { getInitialState } from './server.ts'

const connection = {
  accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  chainId: 1,
  connector: { id: 'injected', name: 'Browser Wallet', type: 'injected', uid: 'a' },
}
const state = { chainId: 1, current: 'a', connections: new Map([['a', connection]]) }
const cookie = `theme=dark; wagmi.store=${serialize({ state, version: 2 })}; other=1`

test('a connection is read from the cookie among others', () => {
  expect(getInitialState(cookie)).toEqual(state)
})

test.each([
  null,
  undefined,
  '',
  'other=1',
  'wagmi.store=',
  'wagmi.store={"state":',
  'wagmi.store=null',
  'wagmi.store={"state":{"chainId":"1","connections":{"__type":"Map","value":[]}}}',
  'wagmi.store={"state":{"chainId":1,"connections":[]}}',
  'wagmi.store={"state":{"chainId":1,"connections":{"__type":"Map","value":7}}}',
  'wagmi.store={"state":{"chainId":1,"connections":{"__type":"Map","value":[7]}}}',
])('%j gives nothing and throws nothing', (header) => {
  expect(getInitialState(header)).toBeUndefined()
})
