import type {
  FunctionDeclaration,
  JsxChild,
  JsxOpeningElement,
  JsxSelfClosingElement,
  Node,
  VariableDeclaration,
} from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast';
import { type Project, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

type Kind = 'text' | 'constant' | 'blank' | 'fixed' | 'moving';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;

/**
 * Finds texts that React cannot update or remove after a translation has replaced their nodes:
 * - a dynamic text beside any other child;
 * - any text in a fragment or returned by a component, because its parent element is unknown;
 * - a constant text after a child that may be added, removed or replaced: React inserts before that text.
 */
export function looseTexts({ program, checker }: Project, file: string): { line: number; why: string }[] {
  const source = program.getSourceFile(file);
  if (!source) return [];
  const violations: { line: number; why: string }[] = [];
  const textual = new Map<number, boolean>();

  function mayBeText(type: Type | undefined): boolean {
    if (type === undefined) return true;
    const cached = textual.get(type.id);
    if (cached !== undefined) return cached;
    // Types may be recursive.
    textual.set(type.id, false);
    const isText = type.isUnionType()
      ? type.getTypes().some(mayBeText)
      : type.isTypeReference() && checker.isArrayType(type)
        ? checker.getTypeArguments(type).some(mayBeText)
        : // React renders nothing for an empty text.
          (type.flags & TEXT) !== 0 && !(type.isStringLiteralType() && type.value === '');
    textual.set(type.id, isText);
    return isText;
  }

  function kindOf(child: JsxChild): Kind | null {
    if (isJsxText(child))
      return child.text.trim() !== '' ? 'constant' : child.text.includes('\n') ? null : 'blank';
    if (isJsxElement(child)) return isFixed(child.openingElement) ? 'fixed' : 'moving';
    if (isJsxSelfClosingElement(child)) return isFixed(child) ? 'fixed' : 'moving';
    if (!isJsxExpression(child)) return 'moving';
    const { expression } = child;
    if (expression === undefined) return null;
    if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression))
      return expression.text.trim() === '' ? 'blank' : 'constant';
    return mayBeText(checker.getTypeAtLocation(expression)) ? 'text' : 'moving';
  }

  function report(node: Node, why: string) {
    const start = node.getStart(source);
    violations.push({ line: source?.text.slice(0, start).split('\n').length ?? 0, why });
  }

  function collectTexts(node: Node) {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const kinds = [...node.children].map(kindOf).filter((kind) => kind !== null);
      const why = violationOf(kinds, isJsxFragment(node));
      if (why) report(node, why);
    }
    if (isComponent(node) && node.name) {
      const type = checker.getTypeAtLocation(node.name);
      const returned =
        type &&
        checker
          .getSignaturesOfType(type, SignatureKind.Call)
          .map((each) => checker.getReturnTypeOfSignature(each));
      if (returned?.some(mayBeText)) report(node, 'a component returns a text');
    }
    node.forEachChild(collectTexts);
  }
  collectTexts(source);
  return violations;
}

function violationOf(kinds: readonly Kind[], inFragment: boolean): string | null {
  const texts = kinds.filter((kind) => kind === 'text' || kind === 'constant');
  if (inFragment) return texts.length > 0 ? 'a text stands in a fragment' : null;
  if (kinds.includes('text') && kinds.length > 1) return 'a text that may change stands beside another child';
  const moving = kinds.indexOf('moving');
  return moving >= 0 && kinds.lastIndexOf('constant') > moving
    ? 'a text stands behind a child that may move'
    : null;
}

/** Intrinsic elements, and icons that never change. */
function isFixed({ tagName, attributes }: JsxOpeningElement | JsxSelfClosingElement): boolean {
  if (!isIdentifier(tagName)) return false;
  if (/^[a-z]/.test(tagName.text)) return true;
  return (
    tagName.text === 'Icon' &&
    [...attributes.properties].some(
      (attribute) =>
        isJsxAttribute(attribute) &&
        isIdentifier(attribute.name) &&
        attribute.name.text === 'as' &&
        attribute.initializer !== undefined &&
        isJsxExpression(attribute.initializer) &&
        attribute.initializer.expression !== undefined &&
        isIdentifier(attribute.initializer.expression),
    )
  );
}

const isComponent = (node: Node): node is FunctionDeclaration | VariableDeclaration =>
  (isFunctionDeclaration(node) ||
    (isVariableDeclaration(node) && node.initializer !== undefined && isArrowFunction(node.initializer))) &&
  node.name !== undefined &&
  isIdentifier(node.name) &&
  /^[A-Z]/.test(node.name.text);
