import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Program = { args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv };

/** Restarted when its sources change. Reports when it listens. */
export class WatchedProcess {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #turn = Promise.resolve();
  #listening = Promise.resolve(false);
  /** False if the process ended before listening. Pending during a restart. */
  ready = Promise.resolve(false);

  constructor(program: Program) {
    this.#program = program;
  }

  start(): Promise<boolean> {
    this.#turn = this.#turn.then(() => this.#end()).then(() => this.#begin());
    this.ready = this.#turn.then(() => this.#listening);
    return this.ready;
  }

  async stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    await this.#turn;
  }

  #begin(): void {
    const { args, ...options } = this.#program;
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const kill = () => void child.kill();
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.#listening = new Promise((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
}
