import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { readArguments, readVariables, type DockerStage } from './readDockerfile.ts'

/** What the steps of a stage have made: its files under `root`, and how its program is started. */
export type ReplayedStage = {
  readonly root: string
  readonly variables: Readonly<Record<string, string>>
  readonly workingDirectory: string
  readonly user: string | undefined
  readonly command: readonly string[]
}

/** The user that images of Node bring with them. */
const nodeUserId = 1000

/**
 * Does what a stage says, in an empty folder in place of the root of its image: copies files, runs commands in them.
 *
 * @param context the folder that `COPY` reads
 * @param former stages that `COPY --from` reads, by their name
 * @param run environment of `RUN`, which has the programs of this machine
 */
export function replayStage(
  stage: DockerStage,
  parameters: {
    root: string
    context: string
    former: ReadonlyMap<string, ReplayedStage>
    run: NodeJS.ProcessEnv
  },
): ReplayedStage {
  const { root, context, former, run } = parameters
  let variables: Record<string, string> = {}
  let workingDirectory = '/'
  let user: string | undefined
  let command: string[] = []
  const inRoot = (path: string) => join(root, isAbsolute(path) ? path : resolve(workingDirectory, path))
  for (const { instruction, flags, text } of stage.steps) {
    switch (instruction) {
      case 'ENV':
        variables = { ...variables, ...readVariables(text) }
        break
      case 'WORKDIR':
        workingDirectory = resolve(workingDirectory, text)
        mkdirSync(join(root, workingDirectory), { recursive: true })
        break
      case 'USER':
        user = text
        break
      case 'COPY': {
        const [source = '', target = ''] = text.split(/\s+/)
        const from = flags.get('from')
        const origin = from === undefined ? context : former.get(from)?.root
        if (origin === undefined) throw new Error(`There is no stage ${from}.`)
        cpSync(join(origin, source), inRoot(target), { recursive: true, verbatimSymlinks: true })
        if (flags.get('chown') === 'node:node' && process.getuid?.() === 0) own(inRoot(target))
        break
      }
      case 'RUN': {
        const { status } = spawnSync('sh', ['-c', text], {
          cwd: join(root, workingDirectory),
          env: { ...run, ...variables },
          stdio: 'inherit',
        })
        if (status !== 0) throw new Error(`RUN ${text}\nended with ${status}.`)
        break
      }
      case 'CMD':
        command = readArguments(text)
        break
      case 'EXPOSE':
      case 'HEALTHCHECK':
        break
      default:
        throw new Error(`${instruction} is not replayed here yet.`)
    }
  }
  return { root, variables, workingDirectory, user, command }
}

function own(path: string): void {
  chownSync(path, nodeUserId, nodeUserId)
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), nodeUserId, nodeUserId)
}

/** Directories that a base image brings: of this machine, in its place. `/usr/local` is another machine's business. */
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib64', '/dev', '/proc']

function namespaceArguments(): string[] {
  return process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount']
}

/** Whether this machine lets a program have a root of its own: Linux does, to root or where user namespaces are allowed. */
export function canIsolate(): boolean {
  return spawnSync('unshare', [...namespaceArguments(), 'true']).status === 0
}

/**
 * A command line that starts a stage's program with its files and those of a plain system in its view, and nothing else of this
 * machine: a mount namespace and a new root. It has the number of the process from the first to the last, so that a signal
 * reaches the program itself. Linux alone has this.
 *
 * @param node the Node of the image
 */
export function toIsolatedCommand(stage: ReplayedStage, node: string): { command: string; args: string[] } {
  const isRoot = process.getuid?.() === 0
  const mounts = systemFolders
    .filter((folder) => existsSync(folder))
    .map((folder) => `mkdir -p "$root${folder}" && mount --rbind "$(readlink -f ${folder})" "$root${folder}"`)
  const script = [
    'set -e',
    'root=$1 node=$2 directory=$3 user=$4; shift 4',
    ...mounts,
    'mount -t tmpfs none "$root/usr/local"; mkdir "$root/usr/local/bin"',
    'touch "$root/usr/local/bin/node"; mount --bind "$node" "$root/usr/local/bin/node"',
    'mkdir -p "$root/tmp" "$root/etc"; chmod 1777 "$root/tmp"',
    // `chroot` begins at the new root; the program wants its own directory.
    `exec chroot $user "$root" /bin/sh -c 'cd "$0"; exec "$@"' "$directory" "$@"`,
  ].join('\n')
  const user = isRoot && stage.user !== undefined ? `--userspec=${nodeUserId}:${nodeUserId}` : ''
  return {
    command: 'unshare',
    args: [
      ...namespaceArguments(),
      'sh',
      '-c',
      script,
      'sh',
      stage.root,
      node,
      stage.workingDirectory,
      user,
      ...stage.command,
    ],
  }
}
