import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceResult } from '../live/table-service.ts';
import type { PictureFile } from '../pictures/table-pictures.ts';
import { sendErrorReply } from './error-replies.ts';

export function sendResult<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ServiceResult<T>,
): FastifyReply {
  return answer.ok ? reply.send(answer.value) : sendErrorReply(request, reply, answer);
}

/** Names may contain any character: the header gets only those that every file system accepts. */
export function setFileHeaders(reply: FastifyReply, name: string): void {
  const plain = name.replace(/[^\w-]+/g, '-').slice(0, 60);
  reply.header('content-disposition', `attachment; filename="${plain}.json"`);
}

/** Sends a picture whose address never shows another one. */
export function sendPicture(reply: FastifyReply, { type, bytes }: PictureFile): FastifyReply {
  // opened by itself, it is shown and runs nothing
  reply.raw.setHeader('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cache-control', 'private, max-age=31536000, immutable');
  return reply.type(type).send(Buffer.from(bytes));
}
