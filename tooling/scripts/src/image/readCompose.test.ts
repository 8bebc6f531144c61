import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../workspace.ts'
import { readCompose } from './readCompose.ts'

function read(name: string): string {
  return readFileSync(join(repositoryRoot, name), 'utf8')
}

const given = { PUBLIC_URL: 'https://drops.example', POSTGRES_PASSWORD: 'abc', OPERATOR_SEED: 'ef' }
const services = readCompose(read('compose.yaml'), given)

test('variables are put in, defaults where there are none, and what is missing is named', () => {
  const text =
    'services: { a: { build: ., command: ["x", "$${y}", "${A}/${B:-c}"], environment: { C: "${D:?a word}", E: "${A:+f}${B:+g}" } } }'
  expect(readCompose(text, { A: 'a', D: 'd' }).get('a')).toMatchObject({
    command: ['x', '${y}', 'a/c'],
    environment: { C: 'd', E: 'f' },
  })
  expect(() => readCompose(text, {})).toThrow('D is missing: a word')
})

test('web, a proxy and two processes of the sender service where they are asked for, and a database', () => {
  expect([...services].map(([name, { isBuilt, replicas, profiles }]) => [name, isBuilt, replicas, profiles])).toEqual([
    ['web', true, 1, []],
    ['proxy', false, 1, ['proxy']],
    ['operator', true, 2, ['sending']],
    ['database', false, 1, []],
  ])
})

test('every service has an end to its log and its memory, writes in what it is given alone, and has no capability that it does not need', () => {
  const { services: written } = parse(read('compose.yaml')) as { services: Record<string, Record<string, unknown>> }
  for (const [name, service] of Object.entries(written))
    expect({ name, ...service }).toMatchObject({
      name,
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as unknown,
    })
})

test('the web server trusts the network that its proxy is in', () => {
  const { networks } = parse(read('compose.yaml')) as {
    networks: { default: { ipam: { config: { subnet: string }[] } } }
  }
  expect(services.get('web')?.environment['TRUSTED_PROXIES']).toBe(networks.default.ipam.config[0]?.subnet)
})

test('every variable that a service is given is one that the server reads', () => {
  const known = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))
  for (const name of ['web', 'operator'])
    expect(Object.keys(services.get(name)?.environment ?? {}).filter((variable) => !known.has(variable))).toEqual([])
})

test('the sender service shares database and chains with the web server, which alone has no seed', () => {
  const [web, operator] = [services.get('web')?.environment, services.get('operator')?.environment]
  for (const variable of ['DATABASE_URL', 'CHAINS']) expect(operator?.[variable]).toBe(web?.[variable])
  expect(operator?.['OPERATOR_SEED']).toBe('ef')
  expect(Object.keys(web ?? {})).not.toContain('OPERATOR_SEED')
})

test('both have the nodes and contracts that a file beside it names, and a seed that stands in a file stays in one', () => {
  for (const name of ['web', 'operator']) expect(services.get(name)?.environmentFiles).toEqual(['chains.env'])
  const withFile = readCompose(read('compose.yaml'), { ...given, OPERATOR_SEED: '', OPERATOR_SEED_FILE: '/etc/seed' })
  const { environment = {}, volumes = [] } = withFile.get('operator') ?? {}
  expect(environment).toMatchObject({ OPERATOR_SEED: '', OPERATOR_SEED_FILE: '/run/secrets/operator-seed' })
  expect(volumes).toContain('/etc/seed:/run/secrets/operator-seed:ro')
  expect(services.get('operator')?.environment['OPERATOR_SEED_FILE']).toBe('')
  expect(Object.keys(environment)).toContain('OPERATOR_LANES')
})

test('what the sender service starts is there, and it is asked on the port that it listens at', () => {
  const { workingDirectory = '', command = [], healthcheck = [] } = services.get('operator') ?? {}
  expect(workingDirectory).toBe('/app/apps/operator')
  expect(existsSync(join(repositoryRoot, 'apps/operator', command[1] ?? ''))).toBe(true)
  expect(healthcheck.at(-1)).toContain('`http://127.0.0.1:${process.env.PORT}/readyz`')
})
