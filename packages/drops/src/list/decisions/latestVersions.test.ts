import { describe, expect, test } from 'vitest'
import { noDecisions } from './decisions.ts'
import { latestVersions } from './latestVersions.ts'

function version(lines: number) {
  return {
    ...noDecisions,
    excluded: new Set(Array.from({ length: lines }, (_, at) => at + 1)),
  }
}

describe('the versions that undo keeps', () => {
  test('are all of them while they are few and small', () => {
    const versions = [version(0), version(1), version(2)]
    expect(latestVersions(versions)).toEqual(versions)
    expect(latestVersions([])).toEqual([])
  })

  test('are the latest so many', () => {
    const versions = Array.from({ length: 9 }, (_, lines) => version(lines))
    expect(latestVersions(versions, { versions: 3, lines: 1000 })).toEqual(versions.slice(-3))
  })

  test('are the latest that name no more lines than memory allows, confirmed lines included', () => {
    const kept = { ...noDecisions, kept: new Map([['amount-large-share', new Set([1, 2, 3])]] as const) }
    expect(latestVersions([version(4), version(4), kept, version(4)], { versions: 9, lines: 11 })).toEqual([
      version(4),
      kept,
      version(4),
    ])
  })

  test('are never none: the last step can always be taken back', () => {
    expect(latestVersions([version(5), version(50)], { versions: 9, lines: 10 })).toEqual([version(50)])
  })
})
