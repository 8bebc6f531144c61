import { type Hex, isHashText } from '@slotdrop/drops'
import type { NodeHandler } from '@slotdrop/api'
import type { IncomingMessage } from 'node:http'
import type { Build } from './readBuild.ts'
import { sendFile, type StoredFile } from '../files/storedFile.ts'

/**
 * Programs that show a link's picture in a conversation. They run no scripts, so the page itself tells them nothing. Only names
 * that fetch for pictures: a messenger's own browser, with a person before it, calls itself by the messenger's name.
 */
const previewers =
  /facebookexternalhit|facebot|twitterbot|slackbot|discordbot|telegrambot|^whatsapp\/|linkedinbot|skypeuripreview|mastodon\/|synapse \(bot|redditbot|pinterestbot|embedly|iframely|bluesky cardyb|vkshare|line-poker|kakaotalk-scrap/i

/** The drop whose link such a program asks for. */
function toPreviewed(path: string, { headers }: IncomingMessage): Hex | undefined {
  const [, dropId] = /^\/d\/([^/]+)\/?$/.exec(path) ?? []
  // Browsers say how they came to ask; programs do not.
  if (!isHashText(dropId) || headers['sec-fetch-mode'] !== undefined) return undefined
  return previewers.test(headers['user-agent'] ?? '') ? dropId : undefined
}

function find({ files, pages, patterns }: Build, path: string): StoredFile | undefined {
  return (
    pages.get(path) ?? files.get(decode(path)) ?? patterns.find((pattern) => pattern.path.test(path))?.page ?? undefined
  )
}

/** Names of files may be written with `%`; what can't be read so names none. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The pages of the app, as Next has prerendered them, and the files that they load.
 *
 * @param preview answers programs that ask for a link's picture
 */
export function createPages(
  build: Build,
  preview: (dropId: Hex, ...parameters: Parameters<NodeHandler>) => Promise<void>,
): NodeHandler {
  return async (incoming, outgoing) => {
    const [path = '/', query] = (incoming.url ?? '/').split(/(?=\?)/)
    const previewed = toPreviewed(path, incoming)
    if (previewed) return preview(previewed, incoming, outgoing)
    const isSlashed = path.length > 1 && path.endsWith('/')
    const file = find(build, isSlashed ? path.slice(0, -1) : path)
    if (isSlashed && file) {
      outgoing.statusCode = 308
      outgoing.setHeader('location', `${path.slice(0, -1)}${query ?? ''}`)
      outgoing.setHeader('cache-control', 'no-store')
      outgoing.end()
      return
    }
    try {
      if (file) return await sendFile(file, incoming, outgoing)
      outgoing.setHeader('cache-control', 'no-store')
      await sendFile(build.notFound, incoming, outgoing, 404)
    } catch (error) {
      if (outgoing.headersSent) throw error
      outgoing.setHeader('cache-control', 'no-store')
      await sendFile(build.unexpected, incoming, outgoing, 500)
      throw error
    }
  }
}
