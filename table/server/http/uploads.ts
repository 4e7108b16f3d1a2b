import { pipeline } from 'node:stream';
import { LIMITS } from '@arbitro/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { buildErrorReply, sendErrorReply } from './error-replies.ts';
import type { Hook } from './guard.ts';
import { acceptRawJson } from './request-body.ts';
import type { RouteContext } from './route-context.ts';
import type { UploadPace } from './upload-pace.ts';

/** Bytes of files being uploaded at one time, of all clients together. */
const MAX_UPLOADING_BYTES = 2 * LIMITS.importBody;

interface UploadRoute {
  readonly url: string;
  readonly schema: object;
  readonly onRequest: readonly Hook[];
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Routes that take files as raw bytes: they are parsed outside the main thread. */
export class Uploads {
  readonly #uploadPace: UploadPace;
  #bytesComing = 0;

  constructor(uploadPace: UploadPace) {
    this.#uploadPace = uploadPace;
  }

  addRoute(app: RouteContext['app'], { url, schema, onRequest, answer }: UploadRoute): void {
    app.register(async (scope) => {
      acceptRawJson(scope);
      scope.post(
        url,
        {
          schema: { ...schema, body: z.looseObject({}).describe('The file, as it was exported.') },
          validatorCompiler: () => () => true,
          bodyLimit: LIMITS.importBody,
          onRequest: [...onRequest, this.#reserve],
          preParsing: async (_request, _reply, payload) =>
            // an aborted upload is answered where it is parsed
            pipeline(payload, this.#uploadPace.stream(), () => undefined),
        },
        answer,
      );
    });
  }

  readonly #reserve: Hook = async (request, reply) => {
    const size = Math.min(Number(request.headers['content-length'] ?? LIMITS.importBody), LIMITS.importBody);
    if (this.#bytesComing + size > MAX_UPLOADING_BYTES)
      return sendErrorReply(request, reply, buildErrorReply('reading-busy'));
    this.#bytesComing += size;
    reply.raw.once('close', () => {
      this.#bytesComing -= size;
    });
    return undefined;
  };
}
