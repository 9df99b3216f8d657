/** Animals, food and drink, by their kind. */
export const GOODS = `dog: puppy|pup|labrador|lab|poodle|spaniel|terrier|collie|alsatian|german shepherd|retriever|golden retriever|beagle|bulldog|dachshund
  |greyhound|whippet|husky|chihuahua|cockapoo|mongrel|pooch
cat: kitten|kitty|tabby|tomcat|siamese|persian|moggy|bengal
bird: parrot|budgie|budgerigar|canary|cockatiel|parakeet|cockatoo|finch|lovebird
fish: goldfish|guppy|koi|salmon|cod|haddock|tuna|trout|sea bass|sole|plaice|mackerel|halibut
reptile: lizard|snake|tortoise|turtle|gecko|bearded dragon|python|iguana|chameleon
rodent|small animal|small pet: hamster|guinea pig|gerbil|mouse|mice|rat|chinchilla|rabbit|bunny
rabbit: bunny
horse|equine: pony|mare|stallion|gelding|foal|cob
farm animal|livestock: cow|cows|sheep|goat|goats|pigs|cattle
poultry: chickens|hens|hen|ducks|geese
pet|pets|animal: dog|dogs|cat|cats|puppy|kitten|rabbit|hamster|budgie|parrot|horse|pony|guinea pig|labrador|spaniel|terrier
meat: beef|lamb|pork|steak|chicken|duck|sausages|ham|bacon|mince|burger|burgers|turkey|ribs
poultry: chicken|turkey|duck
beef: steak|burger
vegetarian: no meat|don't eat meat|meat free|veggy|veggie
vegan: no animal products|plant based
seafood|shellfish: prawns|prawn|shrimp|crab|lobster|mussels|oysters|clams|scallops
dairy|lactose: milk|cheese|butter|cream|yoghurt|yogurt|ice cream
gluten|wheat|coeliac|celiac: bread|pasta|coeliac|celiac|flour|wheat
nut|nuts|peanut|peanuts: peanuts|peanut|almonds|hazelnuts|walnuts|cashews|pistachios
egg|eggs: omelette|mayonnaise
fruit: apple|apples|banana|bananas|orange|oranges|grapes|strawberries|raspberries|blackberries|blueberries|berries|pears|plums|cherries|peaches|melon|mango|pineapple|lemons|rhubarb
vegetables|vegetable|veg: carrots|potatoes|spuds|peas|broccoli|cabbage|onions|beans|tomatoes|courgettes|lettuce|leeks|peppers|cucumber|cucumbers|pumpkin|sweetcorn|kale|spinach|salad
coffee: cappuccino|latte|espresso|americano|flat white|mocha|decaf|macchiato
tea: earl grey|cuppa|chamomile|peppermint tea|chai
juice: orange juice|apple juice|oj
soft drink|soft drinks: coke|cola|lemonade|fizzy pop|pepsi|sprite|fanta|ginger ale
drink|drinks|beverages|refreshments: lemonade|coke|cola|juice|tea|coffee|wine|beer|squash|water|soda|cider
alcohol|wine and beer: beer|wine|cider|lager|prosecco|gin|whisky|vodka|champagne
wine: chardonnay|merlot|pinot|sauvignon|rioja|prosecco|rose
beer: lager|ale|pint|bitter|stout|pilsner
water: tap water
cake|cakes: cupcakes|sponge|brownies|muffins|victoria sponge
cookies|biscuits: shortbread|flapjacks|flapjack
dessert|sweet|pudding: ice cream|cake|cheesecake|trifle|crumble|brownie
sandwich|sandwiches|packed lunch: sandwiches|sandwich|lunchbox|lunch box|own lunch|own food|wrap|baguette
flowers|flower: rose|roses|tulips|daffodils|lilies|sunflowers|daisies|carnations|peonies|dahlias|sweet peas|a bouquet|bouquet
herbs|herb: basil|mint|parsley|rosemary|thyme|coriander|cilantro|sage|chives|oregano
tree|trees: oak|birch|willow|maple|beech|pine|apple tree
wholemeal|brown|wholegrain|whole wheat: brown bread|brown|granary|seeded
white: baguette|ciabatta
clothes|clothing|clothes and shoes: shirt|shirts|trousers|jeans|dress|dresses|coat|coats|jumper|jumpers|skirt|jacket|socks|t shirts
shoes|footwear: boots|trainers|sandals|wellies|heels
toys|toy|games: lego|doll|dolls|teddy|jigsaw|jigsaws|board game|board games
books|book|reading: novel|novels|paperbacks|cookbook|picture books
furniture: table|chairs|chair|sofa|wardrobe|desk|bookcase|shelves|chest of drawers|bed|beds
electronics|electrical|electrical items|devices: laptop|phone|tablet|television|tv|camera|computer|headphones|toaster|kettle|microwave
jewellery|jewelry|valuables: ring|necklace|bracelet|earrings|watch
tools|diy: hammer|drill|saw|spanner|screwdriver|ladder
spicy|hot: chilli|curry|vindaloo
no sugar|unsweetened|without sugar|black: unsweetened|sugar free|no sweetener
italian: pizza|pasta|lasagne|spaghetti|risotto
indian: curry|tikka|biryani|naan|samosas
chinese: noodles|chow mein|dim sum|spring rolls
japanese: sushi|ramen|teriyaki
mexican: tacos|burritos|enchiladas|nachos`
