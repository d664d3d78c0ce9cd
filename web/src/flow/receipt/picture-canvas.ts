import { type DrawOperation, drawReceipt, PICTURE, type PictureContent } from './picture';
import type { Font } from './picture-text';

const FAMILY = "'Figtree Variable', system-ui, sans-serif";
/** Device pixels per CSS pixel. */
const DENSITY = 2;

const cssFont = ({ size, weight }: Font) => `${weight} ${size}px ${FAMILY}`;

/** Returns the receipt as a PNG. Draws on a canvas, because the content security policy blocks blob images. */
export async function pictureOf(content: PictureContent): Promise<Blob> {
  await document.fonts.load(cssFont({ size: 16, weight: 400 }));
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * DENSITY;
  canvas.height = PICTURE.height * DENSITY;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  context.scale(DENSITY, DENSITY);
  const measure = (text: string, font: Font) => {
    context.font = cssFont(font);
    return context.measureText(text).width;
  };
  for (const operation of drawReceipt(content, measure)) paint(context, operation);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be exported'))));
  });
}

function paint(context: CanvasRenderingContext2D, operation: DrawOperation): void {
  switch (operation.kind) {
    case 'text':
      context.font = cssFont(operation);
      context.textAlign = operation.align ?? 'left';
      context.fillStyle = operation.fill;
      context.fillText(operation.text, operation.x, operation.y);
      return;
    case 'box':
      context.fillStyle = operation.fill;
      context.beginPath();
      context.roundRect(operation.x, operation.y, operation.width, operation.height, operation.radius);
      context.fill();
      return;
    case 'path':
      context.save();
      context.translate(operation.x, operation.y);
      context.scale(operation.scale, operation.scale);
      paintPath(context, operation);
      context.restore();
  }
}

function paintPath(
  context: CanvasRenderingContext2D,
  { path, fill, stroke }: Extract<DrawOperation, { kind: 'path' }>,
): void {
  const shape = new Path2D(path);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(shape);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = 2.5;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(shape);
  }
}
