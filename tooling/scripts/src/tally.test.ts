import { expect, test } from 'vitest'
import {
  add,
  closingLine,
  failuresOfPlaywright,
  failuresOfVitest,
  judged,
  ofClosingLine,
  ofPlaywright,
  ofVitest,
} from './tally.ts'

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(closingLine(add({ passed: 3, failed: 0, skipped: 0 }, { passed: 1, failed: 2, skipped: 1 }))).toBe(
    '4 passed, 2 failed, 1 skipped',
  )
})

test('a test file that does not load is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(ofVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 1 })
})

test('a flaky browser test is a failure', () => {
  const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] }
  expect(ofPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 0 })
})

test('the last closing line of an output counts', () => {
  expect(ofClosingLine('1 passed, 0 failed\nnoise\n12 passed, 3 failed\n')).toEqual({
    passed: 12,
    failed: 3,
    skipped: 0,
  })
  expect(ofClosingLine('no such line')).toBeUndefined()
})

test('a runner that died, or ran nothing, has failed', () => {
  expect(judged(undefined, 0).failed).toBe(1)
  expect(judged({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(judged({ passed: 0, failed: 0, skipped: 2 }, 0).failed).toBe(1)
  expect(judged({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})

test('what failed is named with its file and the first line of why', () => {
  expect(
    failuresOfVitest({
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'Cannot find module\n  at …', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2\n  at …'] },
          ],
        },
      ],
    }),
  ).toEqual(['a.test.ts: Cannot find module', 'b.test.ts: subtracts: expected 1 to be 2'])
})

test('a failed browser test is named with why it failed and what the page showed', () => {
  const spec = (title: string, status: string, results: object[]) => ({
    file: 'send.spec.ts',
    title,
    tests: [{ status, results }],
  })
  const seen = {
    error: { message: '\u001B[31mTimeoutError\u001B[39m: no button\nCall log: waiting' },
    attachments: [
      { name: 'trace', path: 'trace.zip' },
      { name: 'error-context', path: 'context.md' },
    ],
  }
  expect(
    failuresOfPlaywright(
      {
        suites: [
          {
            specs: [spec('sends', 'expected', [{}])],
            suites: [{ specs: [spec('resumes', 'flaky', []), spec('pauses', 'unexpected', [seen])] }],
          },
        ],
      },
      (path) => (path === 'context.md' ? '# Page\n```yaml\n- heading "Paused"\n- alert\n```\n' : undefined),
    ),
  ).toEqual([
    'send.spec.ts: resumes: no reason reported',
    'send.spec.ts: pauses: TimeoutError: no button\n    Call log: waiting\n- heading "Paused"\n    - alert',
  ])
})
